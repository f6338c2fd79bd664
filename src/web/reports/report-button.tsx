import { Flag } from 'lucide-react'
import type { ObjectType } from '../../contract/objects.ts'
import { useText } from '../platform/language.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { messages } from './report-button-messages.ts'
import type { ReportedPerson } from './report-form.tsx'
import { useReport } from './use-report.tsx'

interface ReportButtonProps {
  objectType: ObjectType
  objectId: number
  person?: ReportedPerson | null
}

/** A flag; the dialog behind it is fetched when somebody raises it. */
export function ReportButton({ objectType, objectId, person }: ReportButtonProps) {
  const t = useText(messages)
  const report = useReport(objectType, objectId, { person })
  return (
    <>
      <IconButton label={t('report')} icon={<Flag />} data-key="!" onClick={report.open} />
      {report.dialog}
    </>
  )
}
