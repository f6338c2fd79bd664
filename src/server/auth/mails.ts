import { RESET_LINK_LIFE_MINUTES, VERIFICATION_CODE_LIFE_MINUTES } from '../../contract/limits.ts'
import { fillText, LOCALES, type Language, type Messages, type TextValues } from '../../contract/messages.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import type { DeviceName } from '../platform/device-name.ts'
import { deviceMail, deviceNames } from './device-messages.ts'
import { changedMail, codeMail, existingMail, guessedMail, resetMail } from './mail-messages.ts'

type Site = Pick<Config, 'siteName' | 'publicUrl'>
type MailTexts = Messages<'subject' | 'heading' | 'body' | 'after' | 'reason'> & Partial<Messages<'button'>>

export function verificationCodeMail(site: Site, language: Language, code: string): MailContent {
  return { ...write(site, codeMail, language, { minutes: VERIFICATION_CODE_LIFE_MINUTES, code }), code }
}

export function existingAccountMail(site: Site, language: Language): MailContent {
  return write(site, existingMail, language, {}, `${site.publicUrl}/auth`)
}

export function resetLinkMail(site: Site, language: Language, token: string): MailContent {
  const url = `${site.publicUrl}/reset-password?token=${token}`
  return write(site, resetMail, language, { minutes: RESET_LINK_LIFE_MINUTES }, url)
}

export function passwordChangedMail(site: Site, language: Language): MailContent {
  return write(site, changedMail, language, {}, `${site.publicUrl}/auth`)
}

export function manyWrongPasswordsMail(site: Site, language: Language): MailContent {
  return write(site, guessedMail, language, {}, `${site.publicUrl}/auth`)
}

/** The device in words of ours: nothing that a browser says about itself is written into a mail. */
export function newDeviceMail(site: Site, language: Language, device: DeviceName, at: Date): MailContent {
  const time = at.toLocaleString(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const values = { time: `${time} UTC`, device: deviceWords(device, language), url: `${site.publicUrl}/auth` }
  return write(site, deviceMail, language, values, `${site.publicUrl}/settings/security`)
}

function deviceWords({ browser, system }: DeviceName, language: Language): string {
  const { both, unknown } = deviceNames
  if (browser !== null && system !== null) return fillText(both[language], { browser, system })
  return browser ?? system ?? unknown[language]
}

/** Links start with the configured address, never with what a request says its host is. */
function write(
  site: Site,
  texts: MailTexts,
  language: Language,
  values: TextValues,
  url?: string,
): MailContent {
  const text = (name: keyof MailTexts) =>
    fillText(texts[name]?.[language] ?? '', { ...values, site: site.siteName })
  return {
    siteName: site.siteName,
    subject: text('subject'),
    heading: text('heading'),
    paragraphs: [text('body'), text('after')],
    reason: text('reason'),
    ...(url !== undefined && { button: { label: text('button'), url } }),
  }
}
