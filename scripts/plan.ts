import { isEmail } from '../src/contract/auth.ts'
import { CURRENCIES, INTERVALS } from '../src/contract/market.ts'
import { PAID_PLANS, type PaidPlan } from '../src/contract/plans.ts'
import { canonicalEmail } from '../src/server/auth/rules.ts'
import { endGrants, grantPlan } from '../src/server/market/grant-actions.ts'
import { readAmount, writeAmount } from '../src/server/market/money.ts'
import { checkPrice } from '../src/server/market/payments/check-price.ts'
import { listHidden, listPrices, listTrials, type PriceRow } from '../src/server/market/plan-queries.ts'
import {
  hidePlan,
  removePrice,
  setPrice,
  setTrial,
  type NewPrice,
} from '../src/server/market/price-actions.ts'
import { listGrants } from '../src/server/market/subscription-queries.ts'
import { tellWaiting } from '../src/server/market/wanted-actions.ts'
import type { Config } from '../src/server/platform/config.ts'
import type { Db } from '../src/server/platform/db.ts'
import { findAccountId } from '../src/server/staff/queries.ts'
import { withDatabase } from './with-database.ts'

/**
 * npm run plan                                                    lists prices, trials and what was given
 * npm run plan -- price topaz month USD 4.99 price_123            sets a price; the last is the provider's name for it
 * npm run plan -- price topaz month USD none                      takes it away
 * npm run plan -- hide topaz                                      nobody new can get it; who has it keeps it
 * npm run plan -- show topaz                                      sells it again
 * npm run plan -- trial topaz 14                                  days that can be tried free of charge, or none
 * npm run plan -- grant you@example.org aqua 2027-01-31 "why"     gives a plan until the end of that day (UTC)
 * npm run plan -- end you@example.org                             ends what was given
 */
const USAGE =
  'takes: price <plan> <month|year> <currency> <amount|none> [provider’s price], hide <plan>, show <plan>, ' +
  'trial <plan> <days|none>, ' +
  'grant <address> <plan> <last day> <why>, or end <address>'
const LONGEST_NOTE = 500
const MOST_TRIAL_DAYS = 90
const DAY_MS = 86_400_000
const MOST_GRANT_YEARS = 100

await withDatabase('plan', async (db, config) => {
  const [verb, ...args] = process.argv.slice(2)
  if (verb === undefined) return list(db)
  if (verb === 'price' && (args.length === 4 || args.length === 5)) return price(db, config, args)
  if ((verb === 'hide' || verb === 'show') && args.length === 1) return hide(db, config, verb, args)
  if (verb === 'trial' && args.length === 2) return trial(db, args)
  if (verb === 'grant' && args.length >= 4) return grant(db, args)
  if (verb === 'end' && args.length === 1) return end(db, args)
  throw new Error(USAGE)
})

async function list(db: Db): Promise<void> {
  const [prices, trials, hidden, grants] = await Promise.all([
    listPrices(db),
    listTrials(db),
    listHidden(db),
    listGrants(db, new Date()),
  ])
  for (const { plan, interval, currency, amountMinor, providerId } of prices)
    console.log(`${plan} ${interval} ${currency} ${writeAmount(amountMinor)} ${providerId ?? '(only shown)'}`)
  for (const plan of hidden) console.log(`${plan} is hidden: nobody new can get it`)
  for (const [plan, days] of trials) console.log(`${plan} trial ${days} days`)
  for (const { email, plan, until, note } of grants)
    console.log(`${email} has ${plan} until the end of ${lastDayOf(until)}: ${note}`)
  if (prices.length === 0) console.log('No plan has a price yet: they are shown as “Price to be announced”.')
}

async function price(db: Db, config: Config, args: string[]): Promise<void> {
  const [planWord = '', intervalWord = '', currencyWord = '', amountWord = '', providerId] = args
  const plan = readPlan(planWord)
  const interval = oneOf(INTERVALS, intervalWord, 'interval')
  const currency = oneOf(CURRENCIES, currencyWord.toUpperCase(), 'currency')
  const name = `${plan} ${interval} ${currency}`
  if (amountWord === 'none') {
    const wasThere = await removePrice(db, { plan, interval, currency })
    return console.log(wasThere ? `${name} has no price any more` : `${name} had no price`)
  }
  const amountMinor = readAmount(amountWord)
  if (amountMinor === undefined)
    throw new Error(`"${amountWord}" is no amount above 0, such as 4.99 or 49000, without separators`)
  const { stripe } = config
  const before = await listPrices(db)
  if (providerId !== undefined) {
    const sold = { plan, interval, currency, amountMinor, providerId }
    refuseName(before, sold)
    const refusal = stripe && (await checkPrice(stripe, sold))
    if (refusal !== undefined) throw new Error(refusal)
  }
  await setPrice(db, { plan, interval, currency, amountMinor, providerId: providerId ?? null })
  console.log(`${name} = ${writeAmount(amountMinor)}`)
  if (providerId === undefined)
    console.log('It is only shown: add what the payment provider calls this price to sell it.')
  else if (stripe === undefined)
    console.log('It is only shown: no payment provider is configured (STRIPE_SECRET_KEY).')
  // Where payments are taken, those who wait are told when it can be bought; else when it first has a price.
  const isNews =
    stripe === undefined ? !before.some((known) => known.plan === plan) : providerId !== undefined
  const isHidden = (await listHidden(db)).includes(plan)
  if (isHidden) console.log(`${plan} is hidden: npm run plan -- show ${plan}`)
  const told = isNews && !isHidden ? await tellWaiting(db, plan, new Date()) : 0
  if (told > 0) console.log(`${told} people who waited for it are told`)
}

/** One price of the provider's is one plan: else the higher would be given for the price of the lower. */
function refuseName(known: PriceRow[], { plan, interval, currency, providerId }: NewPrice): void {
  if (!/^price_\w+$/.test(providerId ?? ''))
    throw new Error(`"${providerId}" is no name of a price at Stripe, such as price_123`)
  const other = known.find((row) => row.providerId === providerId)
  if (other === undefined) return
  if (other.plan !== plan || other.interval !== interval || other.currency !== currency)
    throw new Error(`${providerId} is already ${other.plan} ${other.interval} ${other.currency}`)
}

/** Prices stay as they are. Who waited while it was hidden is told when it can be had again. */
async function hide(
  db: Db,
  { stripe }: Config,
  verb: 'hide' | 'show',
  [planWord = '']: string[],
): Promise<void> {
  const plan = readPlan(planWord)
  const isHidden = verb === 'hide'
  const isNew = await hidePlan(db, plan, isHidden)
  const now = isHidden ? 'hidden: nobody new can get it, and who has it keeps it' : 'offered'
  console.log(`${plan} is ${isNew ? '' : 'already '}${now}`)
  const prices = (await listPrices(db)).filter((price) => price.plan === plan)
  const canGet = prices.some(({ providerId }) => stripe === undefined || providerId !== null)
  const told = isNew && !isHidden && canGet ? await tellWaiting(db, plan, new Date()) : 0
  if (told > 0) console.log(`${told} people who waited for it are told`)
}

async function trial(db: Db, [planWord = '', daysWord = '']: string[]): Promise<void> {
  const plan = readPlan(planWord)
  const days = daysWord === 'none' ? 0 : /^\d{1,2}$/.test(daysWord) ? Number(daysWord) : Number.NaN
  if (!(days >= 0 && days <= MOST_TRIAL_DAYS) || daysWord === '0')
    throw new Error(`a trial has 1 to ${MOST_TRIAL_DAYS} days, or none, not "${daysWord}"`)
  await setTrial(db, plan, days)
  console.log(days === 0 ? `${plan} can’t be tried` : `${plan} can be tried for ${days} days`)
}

async function grant(db: Db, [address = '', planWord = '', day = '', ...words]: string[]): Promise<void> {
  const plan = readPlan(planWord)
  const [now, note] = [new Date(), words.join(' ').replaceAll(/\s+/g, ' ').trim()]
  const until = readLastDay(day)
  if (until <= now) throw new Error(`${day} is over already`)
  if (until.getUTCFullYear() > now.getUTCFullYear() + MOST_GRANT_YEARS)
    throw new Error(`${day} is more than ${MOST_GRANT_YEARS} years from now`)
  if (note === '' || note.length > LONGEST_NOTE)
    throw new Error(`say why, in at most ${LONGEST_NOTE} characters`)
  const { email, userId } = await getPerson(db, address)
  const others = (await listGrants(db, now)).filter((other) => other.email === email)
  await grantPlan(db, { userId, plan, until, note, now })
  console.log(`${email} has ${plan} until the end of ${day}`)
  for (const other of others)
    console.log(`They were also given ${other.plan} until the end of ${lastDayOf(other.until)}`)
}

async function end(db: Db, [address = '']: string[]): Promise<void> {
  const { email, userId } = await getPerson(db, address)
  const ended = await endGrants(db, userId, new Date())
  console.log(
    ended === 0 ? `${email} was given nothing that could end` : `${email} has no given plan any more`,
  )
}

function readPlan(word: string): PaidPlan {
  return oneOf(PAID_PLANS, word, 'plan')
}

function oneOf<T extends string>(known: readonly T[], word: string, what: string): T {
  const found = known.find((one) => one === word)
  if (found === undefined) throw new Error(`there is no ${what} "${word}", only ${known.join(', ')}`)
  return found
}

/** The first moment after that day. */
function readLastDay(text: string): Date {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== text)
    throw new Error(`"${text}" is no day such as 2027-01-31`)
  return new Date(start.getTime() + DAY_MS)
}

function lastDayOf(until: Date): string {
  return new Date(until.getTime() - 1).toISOString().slice(0, 10)
}

async function getPerson(db: Db, address: string): Promise<{ email: string; userId: number }> {
  if (!isEmail(address)) throw new Error(`"${address}" is no email address`)
  const email = canonicalEmail(address)
  const userId = await findAccountId(db, email)
  if (userId === undefined) throw new Error(`nobody has an account with ${email}`)
  return { email, userId }
}
