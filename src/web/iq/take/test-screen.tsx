import { Coffee, Hourglass, LogIn, MonitorSmartphone } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { SignInLinks } from '../../sign-in-wall/public.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { ToldNotice } from '../../ui/told-notice.tsx'
import { CutOff, ItemScreen } from './item-screen.tsx'
import { messages } from './messages.ts'
import type { RunState, TestRun } from './test-run.ts'
import { TopBar } from './top-bar.tsx'
import { useQuietKeys } from './use-quiet-keys.ts'
import { useTestRun } from './use-test-run.ts'

/** The whole screen of somebody who takes the test. */
export function TestScreen() {
  const { run, state } = useTestRun()
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

function Content({ run, state: { phase, isPausing } }: { run: TestRun; state: RunState }) {
  const t = useText(messages)
  if ((phase.name === 'item' || phase.name === 'sending') && phase.item !== null)
    return (
      <ItemScreen
        key={phase.item.itemId}
        run={run}
        item={phase.item}
        endsAt={phase.name === 'item' ? phase.endsAt : null}
        isCutOff={phase.name === 'sending' && phase.isCutOff}
        isPausing={isPausing}
      />
    )
  switch (phase.name) {
    case 'sending':
      return phase.isCutOff ? <CutOff onTry={run.goOn} /> : <CentredSpinner label={t('sending')} />
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
      return <LoadFailed title={t('failedTitle')} text={t('failedText')} retry={run.goOn} />
    case 'loading':
      return <CentredSpinner label={t('loading')} />
    default:
      return <CentredSpinner label={t('finishing')} />
  }
}

/** The next item is not made before somebody asks for it. */
function Rest({ run, why }: { run: TestRun; why: 'asked' | 'time' }) {
  const t = useText(messages)
  const isTime = why === 'time'
  return (
    <ToldNotice
      icon={isTime ? <Hourglass /> : <Coffee />}
      title={t(isTime ? 'timeTitle' : 'restTitle')}
      text={t(isTime ? 'timeText' : 'restText')}
    >
      <Button variant="primary" size="lg" onClick={run.goOn}>
        {t('goOn')}
      </Button>
      <LinkButton to="/iq-test" variant="text" className="mx-0">
        {t('stopHere')}
      </LinkButton>
    </ToldNotice>
  )
}
