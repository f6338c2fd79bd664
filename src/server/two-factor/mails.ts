import { fillText, type Language, type Messages } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { codesMail, common, offMail, onMail, recoveryMail, wrongMail } from './mail-messages.ts'

export type { Language }
type Site = Pick<Config, 'siteName' | 'publicUrl'>
type MailTexts = Messages<'subject' | 'heading' | 'body' | 'after'>

export function turnedOnMail(site: Site, language: Language): MailContent {
  return write(site, onMail, language)
}

export function turnedOffMail(site: Site, language: Language): MailContent {
  return write(site, offMail, language)
}

export function newCodesMail(site: Site, language: Language): MailContent {
  return write(site, codesMail, language)
}

export function recoveryUsedMail(site: Site, language: Language): MailContent {
  return write(site, recoveryMail, language)
}

export function wrongCodesMail(site: Site, language: Language): MailContent {
  return write(site, wrongMail, language)
}

/** Links start with the configured address, never with what a request says its host is. */
function write(site: Site, texts: MailTexts, language: Language): MailContent {
  const text = (name: keyof MailTexts) => fillText(texts[name][language], { site: site.siteName })
  return {
    siteName: site.siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    reason: common.reason[language],
    button: { label: common.button[language], url: `${site.publicUrl}/settings/security` },
  }
}
