import type { Price } from '../../contract/market.ts'
import { fillText, LOCALES, type Language, type Text } from '../../contract/messages.ts'
import type { PaidPlan } from '../../contract/plans.ts'
import type { Config } from '../platform/config.ts'
import type { MailContent } from '../platform/mail-layout.ts'
import { failedTexts, receiptTexts, trialTexts } from './messages.ts'
import { formatMoney } from '../../contract/money.ts'
import { planName } from './rules.ts'

type Site = Pick<Config, 'siteName' | 'publicUrl'>

const BILLING = '/settings?section=billing'

export interface Receipt {
  plan: PaidPlan | null
  /** The end of what was paid for. */
  until: Date | null
  currency: string
  amountMinor: number
  /** Of the invoice, at the provider. */
  url: string | null
}

export function receiptMail(
  { siteName, publicUrl }: Site,
  language: Language,
  receipt: Receipt,
): MailContent {
  const { plan, until, currency, amountMinor, url } = receipt
  const values = {
    site: siteName,
    amount: formatMoney(amountMinor, currency, language),
    plan: plan === null ? '' : planName(plan),
    date: until === null ? '' : writeDay(until, language),
  }
  const say = (text: Text): string => fillText(text[language], values)
  const isWhole = plan !== null && until !== null
  return {
    siteName,
    subject: say(receiptTexts.subject),
    heading: say(receiptTexts.heading),
    paragraphs: [say(isWhole ? receiptTexts.body : receiptTexts.bodyAlone), say(receiptTexts.after)],
    button:
      url === null
        ? { label: say(receiptTexts.settings), url: publicUrl + BILLING }
        : { label: say(receiptTexts.button), url },
    reason: say(receiptTexts.reason),
  }
}

export interface Trial {
  plan: PaidPlan
  until: Date
  /** What it costs afterwards, as far as that is one amount. */
  price: Pick<Price, 'interval'> & { currency: string; amountMinor: number | null }
}

export function trialMail(
  { siteName, publicUrl, stripe }: Site & Pick<Config, 'stripe'>,
  language: Language,
  trial: Trial,
): MailContent {
  const { plan, until, price } = trial
  const { amountMinor } = price
  const money = amountMinor === null ? '' : formatMoney(amountMinor, price.currency, language)
  const values = {
    site: siteName,
    plan: planName(plan),
    date: writeDay(until, language),
    amount: stripe?.isTaxAdded === true ? fillText(trialTexts.plusTax[language], { amount: money }) : money,
  }
  const after = price.interval === 'month' ? trialTexts.afterMonth : trialTexts.afterYear
  const say = (text: Text): string => fillText(text[language], values)
  return {
    siteName,
    subject: say(trialTexts.subject),
    heading: say(trialTexts.heading),
    paragraphs: [say(trialTexts.body), say(amountMinor === null ? trialTexts.afterAny : after)],
    button: { label: say(trialTexts.button), url: publicUrl + BILLING },
    reason: say(trialTexts.reason),
  }
}

/** `graceEnd`: until when the plan stays though it is not paid. */
export function paymentFailedMail(
  { siteName, publicUrl }: Site,
  language: Language,
  plan: PaidPlan,
  graceEnd: Date,
): MailContent {
  const values = { site: siteName, plan: planName(plan), date: writeDay(graceEnd, language) }
  const say = (text: Text): string => fillText(text[language], values)
  return {
    siteName,
    subject: say(failedTexts.subject),
    heading: say(failedTexts.heading),
    paragraphs: [say(failedTexts.body), say(failedTexts.after)],
    button: { label: say(failedTexts.button), url: publicUrl + BILLING },
    reason: say(failedTexts.reason),
  }
}

/** Where most readers are, so that nothing ends on the day before the one that was named. */
function writeDay(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'Asia/Jakarta' }).format(
    day,
  )
}
