import { CircleAlert, CircleCheck } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { leaveForHome } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { AuthHead } from '../frame/auth-head.tsx'
import { ViewHeading } from '../frame/view-heading.tsx'
import { messages } from './messages.ts'

export function SuccessView() {
  const t = useText(messages)
  return (
    <>
      <AuthHead title={t('successTitle')} />
      <CircleCheck className="size-10 -mb-2 text-ok" />
      <ViewHeading takesFocus>{t('successTitle')}</ViewHeading>
      <p className="auth-lead">{t('successText')}</p>
      <Button variant="primary" size="lg" className="w-full" onClick={leaveForHome}>
        {t('goToHomepage')}
      </Button>
    </>
  )
}

export function ErrorView({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  const t = useText(messages)
  return (
    <>
      <AuthHead title={t('errorTitle')} />
      <CircleAlert className="size-10 -mb-2 text-danger" />
      <ViewHeading takesFocus>{t('errorTitle')}</ViewHeading>
      <p role="alert" className="auth-lead">
        {message}
      </p>
      <Button variant="primary" size="lg" className="w-full" onClick={onTryAgain}>
        {t('tryAgain')}
      </Button>
    </>
  )
}
