import { useState } from 'react'
import type { Question } from '../../../contract/questions.ts'
import { messages } from '../ask/messages.ts'
import { QuestionForm } from '../ask/question-form.tsx'
import { valuesOf } from '../ask/question-values.ts'
import { useText } from '../../platform/language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'

interface EditDialogProps {
  question: Question
  onSaved: (question: Question) => void
  onClose: () => void
}

export function EditDialog({ question, onSaved, onClose }: EditDialogProps) {
  const t = useText(messages)
  const [initial] = useState(() => valuesOf(question))
  return (
    <Dialog open size="lg" title={t('editTitle')} description={t('editText')} onClose={onClose}>
      <QuestionForm
        initial={initial}
        editedId={question.id}
        onSaved={(saved) => {
          toast({ title: t('saved'), tone: 'success' })
          onSaved(saved)
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
