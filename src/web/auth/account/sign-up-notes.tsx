import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { messages } from './messages.ts'

const RULES = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule6', 'rule7', 'rule8'] as const

export function SignUpNotes() {
  const t = useText(messages)
  return (
    <div className="auth-notes">
      <p>
        {fillNodes(t('consent'), {
          terms: <Link to="/terms-of-service">{t('terms')}</Link>,
          privacy: <Link to="/privacy-policy">{t('privacy')}</Link>,
        })}
      </p>
      <details className="auth-rules">
        <summary>{t('readRules')}</summary>
        <ol>
          {RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
