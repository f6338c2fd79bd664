import { fillText, type Language } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { linkedMailTexts } from './messages.ts'
import type { Provider } from './rules.ts'

const NAMES = { google: 'Google', discord: 'Discord' } as const satisfies Record<Provider, string>

export function linkedMail(
  site: Pick<Config, 'siteName' | 'publicUrl'>,
  language: Language,
  provider: Provider,
): MailContent {
  const values = { site: site.siteName, provider: NAMES[provider] }
  const text = (name: keyof typeof linkedMailTexts) => fillText(linkedMailTexts[name][language], values)
  return {
    siteName: site.siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    button: { label: text('button'), url: `${site.publicUrl}/settings?section=account` },
    reason: text('reason'),
  }
}
