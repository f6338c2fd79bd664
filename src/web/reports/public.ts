export { ReportButton } from './report-button.tsx'
export { ReportForm } from './report-form.tsx'
export { useReport } from './use-report.tsx'
export { ReasonChoice } from './reason-choice.tsx'
