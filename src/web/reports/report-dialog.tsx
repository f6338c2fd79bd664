import type { ObjectType } from '../../contract/objects.ts'
import { reportObject } from '../../contract/reports.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'
import { ReportForm } from './report-form.tsx'

interface ReportDialogProps {
  objectType: ObjectType
  objectId: number
  onClose: () => void
}

/** Tells the operator what is wrong with something that everybody may read. */
export function ReportDialog({ objectType, objectId, onClose }: ReportDialogProps) {
  const t = useText(messages)
  return (
    <ReportForm
      description={t('description')}
      sentText={t('sentText')}
      send={async (report) => call(reportObject, { body: { objectType, objectId, ...report } })}
      onClose={onClose}
    />
  )
}
