import { Copy } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'

/** What is typed on the server, word by word. */
export function Command({ words }: { words: string }) {
  const t = useText(messages)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(words)
      toast({ title: t('copied'), description: words, tone: 'success' })
    } catch {
      toast({ title: t('notCopied'), description: words })
    }
  }
  return (
    <div className="flex items-center gap-1 mt-2 ps-3 rounded-control bg-raised">
      <code className="flex-1 min-w-0 py-2 text-sm wrap-anywhere">{words}</code>
      <IconButton label={t('copy')} icon={<Copy />} onClick={() => void copy()} />
    </div>
  )
}
