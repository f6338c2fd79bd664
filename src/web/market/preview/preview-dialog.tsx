import { Check } from 'lucide-react'
import { planAllowsTheme, type PremiumTheme } from '../../../contract/plans.ts'
import { useText } from '../../platform/language.tsx'
import { useThemeChoice } from '../../settings/public.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { PLAN_NAMES } from '../plan-names.ts'
import { ThemeScene } from '../theme-scene.tsx'
import { useMyPlan } from '../use-my-plan.ts'
import { messages } from './messages.ts'

/** A closer look, for everybody; the page itself changes only for those who may use the theme. */
export function PreviewDialog({ plan, onClose }: { plan: PremiumTheme; onClose: () => void }) {
  const t = useText(messages)
  const { current } = useMyPlan()
  const { theme, choose } = useThemeChoice()
  const isAllowed = planAllowsTheme(current, plan)
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
        <p className="mt-3 text-accent-text font-semibold">{t('sampleLink')}</p>
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
      </DialogActions>
    </Dialog>
  )
}
