import type { User } from '../../../contract/auth.ts'
import { useText } from '../../platform/language.tsx'
import { leaveForHome } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { ViewHeading } from '../frame/view-heading.tsx'
import { logOut } from '../log-out.ts'
import { messages as verifyMessages } from '../verify/messages.ts'
import { messages } from './messages.ts'

/** Whoever is signed in already has nothing to fill in here. */
export function SignedInView({ user, takesFocus }: { user: User; takesFocus: boolean }) {
  const t = useText(messages)
  const verify = useText(verifyMessages)
  return (
    <>
      <ViewHeading takesFocus={takesFocus}>
        {t('signedInAs', { name: `${user.firstName} ${user.lastName}` })}
      </ViewHeading>
      <Button variant="primary" size="lg" className="w-full" onClick={leaveForHome}>
        {verify('goToHomepage')}
      </Button>
      <Button size="lg" className="w-full" onClick={logOut}>
        {t('logOut')}
      </Button>
    </>
  )
}
