import { Check, Gem, Lock, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import {
  BASIC_THEMES,
  isPremiumTheme,
  planAllowsTheme,
  planOf,
  PREMIUM_THEMES,
  type Theme,
} from '../../contract/plans.ts'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './messages.ts'
import { messages as themeMessages } from './theme-messages.ts'
import { useThemeChoice } from './use-theme-choice.ts'

const ICONS = { dark: Moon, light: Sun, auto: Monitor, topaz: Gem, agate: Gem, aqua: Gem }

/** The six themes, the plan that opens them, and the way back. */
export function ThemePicker() {
  const t = useText(messages)
  const { user } = useUser()
  const { theme, choose } = useThemeChoice()
  return (
    <div className="grid gap-3">
      <ThemeGroup label={t('basicThemes')} themes={BASIC_THEMES} />
      <ThemeGroup label={t('premiumThemes')} themes={PREMIUM_THEMES} />
      <p className="text-sm text-quiet">
        {user !== null && (
          <>
            {t('yourPlan')}: <b className="font-semibold text-text">{t(`plan_${planOf(user)}`)}</b>{' '}
          </>
        )}
        <Link to="/market" className="link">
          {t('seePlans')}
        </Link>
      </p>
      {isPremiumTheme(theme) && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => choose('dark')}>
          {t('backToBasic')}
        </Button>
      )}
    </div>
  )
}

function ThemeGroup({ label, themes }: { label: string; themes: readonly Theme[] }) {
  const t = useText(messages)
  const nameOf = useText(themeMessages)
  const lockedId = useId()
  const { user } = useUser()
  const { theme, choose } = useThemeChoice()
  const plan = user === null ? 'free' : planOf(user)
  return (
    <fieldset className="theme-group">
      <legend>{label}</legend>
      {themes.map((name) => {
        const Icon = ICONS[name]
        const isLocked = !planAllowsTheme(plan, name)
        return (
          <button
            key={name}
            type="button"
            className={`theme-option theme-${name}`}
            aria-pressed={theme === name}
            aria-describedby={isLocked ? lockedId : undefined}
            onClick={() => choose(name)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {nameOf(name)}
            {theme === name && <Check className="theme-mark" aria-hidden="true" />}
            {theme !== name && isLocked && (
              <Lock className="theme-mark theme-lock text-quiet" aria-hidden="true" />
            )}
          </button>
        )
      })}
      <span id={lockedId} hidden>
        {t('locked')}
      </span>
    </fieldset>
  )
}
