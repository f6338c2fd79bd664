import { VERIFICATION_CODE_LIFE_MINUTES } from '../../contract/limits.ts'
import { fillText, type Language } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { confirmMail } from './mail-messages.ts'

type Site = Pick<Config, 'siteName' | 'publicUrl'>

export function confirmationCodeMail(site: Site, language: Language, code: string): MailContent {
  const values = { site: site.siteName, code, minutes: VERIFICATION_CODE_LIFE_MINUTES }
  const text = (name: keyof typeof confirmMail) => fillText(confirmMail[name][language], values)
  return {
    siteName: site.siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    reason: text('reason'),
    code,
  }
}
