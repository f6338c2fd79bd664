import { BrainCircuit } from 'lucide-react'
import { useIsMember, useUser } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { CentredSpinner } from '../ui/spinner.tsx'
import { ToldNotice } from '../ui/told-notice.tsx'
import { FillPatterns } from './drawing/drawing.tsx'
import { messages } from './take/messages.ts'
import './take/take.css'
import { TestScreen } from './take/test-screen.tsx'
import { TopBar } from './take/top-bar.tsx'

/** /iq-test/take: the items, one after the other, without anything around them. */
export function TakePage() {
  const t = useText(messages)
  useHead({ title: t('title'), description: t('description'), isIndexable: false })
  const isMember = useIsMember()
  const { user } = useUser()
  // An answer that waits on this device is its owner's: first it must be known who is here.
  if (isMember && user !== null)
    return (
      <>
        <FillPatterns />
        <TestScreen key={user.id} userId={user.id} />
      </>
    )
  return (
    <>
      <TopBar position={null} isPausing={false} />
      <main id="main" tabIndex={-1} className="wrap iq-main">
        {isMember ? (
          <CentredSpinner label={t('loading')} />
        ) : (
          <ToldNotice icon={<BrainCircuit />} title={t('wall')} text={t('wallText')} isFirst>
            <SignInLinks kind="library" variant="primary" />
          </ToldNotice>
        )}
      </main>
    </>
  )
}
