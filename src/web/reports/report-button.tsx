import { Flag } from 'lucide-react'
import type { ObjectType } from '../../contract/objects.ts'
import { useText } from '../platform/language.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { messages } from './report-button-messages.ts'
import { useReport } from './use-report.tsx'

/** A flag; the dialog behind it is fetched when somebody raises it. */
export function ReportButton({ objectType, objectId }: { objectType: ObjectType; objectId: number }) {
  const t = useText(messages)
  const report = useReport(objectType, objectId)
  return (
    <>
      <IconButton label={t('report')} icon={<Flag />} data-key="!" onClick={report.open} />
      {report.dialog}
    </>
  )
}
