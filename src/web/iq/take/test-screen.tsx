import { CloudOff, Coffee, Hourglass, LogIn, MonitorSmartphone, Wifi } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { SignInLinks } from '../../sign-in-wall/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { ToldNotice } from '../../ui/told-notice.tsx'
import { useQuietKeys } from '../item/use-quiet-keys.ts'
import { ItemScreen, Undelivered } from './item-screen.tsx'
import { messages } from './messages.ts'
import type { RestReason, RunState, TestRun } from './run-state.ts'
import { TopBar } from './top-bar.tsx'
import { useTestRun } from './use-test-run.ts'

/** The whole screen of somebody who takes the test. */
export function TestScreen({ userId }: { userId: number }) {
  const { run, state } = useTestRun(userId)
  useQuietKeys()
  const { phase, isPausing, answered } = state
  const item = 'item' in phase ? phase.item : null
  const isOver = phase.name === 'finishing' || phase.name === 'scored'
  return (
    <>
      <TopBar
        position={item?.position ?? (answered === null || isOver ? null : answered + 1)}
        isPausing={isPausing}
        onPause={item === null ? undefined : run.togglePause}
      />
      <main id="main" tabIndex={-1} className="wrap iq-main">
        <Content run={run} state={state} />
      </main>
    </>
  )
}

function Content({ run, state }: { run: TestRun; state: RunState }) {
  const t = useText(messages)
  const { phase } = state
  if ((phase.name === 'item' || phase.name === 'sending') && phase.item !== null)
    return (
      <ItemScreen
        key={phase.item.itemId}
        run={run}
        state={state}
        item={phase.item}
        endsAt={phase.endsAt}
        isSending={phase.name === 'sending'}
        fault={phase.name === 'sending' ? phase.fault : null}
      />
    )
  switch (phase.name) {
    case 'sending':
      return phase.fault === null ? (
        <CentredSpinner label={t('sending')} />
      ) : (
        <Undelivered run={run} fault={phase.fault} isTrying={state.isTrying} />
      )
    case 'rest':
      return <Rest run={run} why={phase.why} />
    case 'moved':
      return (
        <ToldNotice icon={<MonitorSmartphone />} title={t('movedTitle')} text={t('movedText')}>
          <Button variant="primary" onClick={run.takeOver}>
            {t('takeOver')}
          </Button>
        </ToldNotice>
      )
    case 'signed-out':
      return (
        <ToldNotice icon={<LogIn />} title={t('signedOutTitle')} text={t('signedOutText')}>
          <SignInLinks kind="library" variant="primary" />
        </ToldNotice>
      )
    case 'failed':
      return (
        <ToldNotice
          icon={<CloudOff />}
          title={t(phase.what === 'item' ? 'failedTitle' : 'noScoreTitle')}
          text={t('failedText')}
        >
          <Button variant="primary" onClick={run.goOn}>
            {t('tryAgain')}
          </Button>
        </ToldNotice>
      )
    case 'loading':
      return <CentredSpinner label={t('loading')} />
    default:
      return <CentredSpinner label={t('finishing')} />
  }
}

const RESTS = {
  asked: [Coffee, 'restTitle', 'restText'],
  time: [Hourglass, 'timeTitle', 'timeText'],
  timeSent: [Hourglass, 'timeTitle', 'timeSentText'],
  back: [Wifi, 'backTitle', 'backText'],
  backLate: [Wifi, 'backTitle', 'backLateText'],
} as const

/** The next item is not made before somebody asks for it. */
function Rest({ run, why }: { run: TestRun; why: RestReason }) {
  const t = useText(messages)
  const [Icon, title, text] = RESTS[why]
  return (
    <ToldNotice icon={<Icon />} title={t(title)} text={t(text)}>
      <Button variant="primary" size="lg" onClick={run.goOn}>
        {t('goOn')}
      </Button>
      <LinkButton to="/iq-test" variant="text" className="mx-0">
        {t('stopHere')}
      </LinkButton>
    </ToldNotice>
  )
}
