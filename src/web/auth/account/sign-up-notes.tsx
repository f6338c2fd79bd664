import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { messages } from './notes-messages.ts'

const RULES = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule6', 'rule7', 'rule8'] as const

export function SignUpNotes() {
  const t = useText(messages)
  return (
    <div className="auth-notes gap-2 text-sm">
      <p>
        {fillNodes(t('consent'), {
          terms: <Link to="/terms-of-service">{t('terms')}</Link>,
          privacy: <Link to="/privacy-policy">{t('privacy')}</Link>,
        })}
      </p>
      <details className="[&_ol]:list-decimal">
        <summary className="text-text underline decoration-line-strong underline-offset-3 hover:decoration-current w-fit py-1 cursor-pointer">
          {t('readRules')}
        </summary>
        <ol className="grid gap-2 mt-2 ps-6">
          {RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
