import { Check } from 'lucide-react'
import { planAllowsTheme } from '../../../contract/plans.ts'
import { useText } from '../../platform/language.tsx'
import { useThemeChoice } from '../../settings/public.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import type { CardActs, Looked } from '../cards/card-acts.ts'
import { messages as cardMessages } from '../messages.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import { ThemeScene } from '../theme-scene.tsx'
import { useMyPlan } from '../use-my-plan.ts'
import { messages } from './messages.ts'

interface PreviewDialogProps extends Looked, Pick<CardActs, 'onChoose' | 'onNotify'> {
  onClose: () => void
}

/** A closer look, for everybody; the page itself changes only for those who may use the theme. */
export function PreviewDialog({ wanted, act, onChoose, onNotify, onClose }: PreviewDialogProps) {
  const t = useText(messages)
  const words = useText(cardMessages)
  const { plan } = wanted
  const { current, mine } = useMyPlan()
  const { theme, choose } = useThemeChoice()
  const isAllowed = planAllowsTheme(current, plan)
  const instead = (open: () => void) => {
    onClose()
    open()
  }
  return (
    <Dialog
      open
      size="lg"
      title={t('title', { plan: PLAN_NAMES[plan] })}
      description={t(plan)}
      onClose={onClose}
    >
      <ThemeScene theme={plan} />
      <div data-theme={plan} className="mt-4 p-5 rounded-card bg-bg">
        <p className="font-read text-xl font-bold">{t('sampleTitle')}</p>
        <p className="mt-2 text-quiet">{t('sampleText')}</p>
      </div>
      <DialogActions>
        {isAllowed && theme === plan && (
          <Button disabled>
            <Check />
            {t('inUse')}
          </Button>
        )}
        {isAllowed && theme !== plan && (
          <Button variant="primary" onClick={() => choose(plan)}>
            {t('use')}
          </Button>
        )}
        {!isAllowed && <Button onClick={onClose}>{t('close')}</Button>}
        {!isAllowed && (act === 'choose' || act === 'upgrade') && (
          <Button variant="primary" onClick={() => instead(() => onChoose(wanted))}>
            {words(act, { plan: PLAN_NAMES[plan] })}
          </Button>
        )}
        {!isAllowed && act === 'notify' && mine?.wanted.includes(plan) !== true && (
          <Button variant="primary" onClick={() => instead(() => onNotify(plan, true))}>
            {words('notify')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
