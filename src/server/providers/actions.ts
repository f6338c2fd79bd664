import { Email } from '../../contract/auth.ts'
import type { Language } from '../../contract/messages.ts'
import { canonicalEmail, findUserByEmail, insertUser } from '../auth/public.ts'
import { isUniqueViolation, transact, type Db } from '../platform/db.ts'
import { Refusal } from '../platform/errors.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { messages } from './messages.ts'
import { linkedMail } from './mails.ts'
import { findIdentity, findLinking, insertIdentity } from './queries.ts'
import type { Profile, Provider } from './rules.ts'

export interface ProviderSignIn {
  provider: Provider
  profile: Profile
  language: Language
  now: Date
}

const MOST_TRIES = 4

/**
 * The user of a provider's person: known, or found or made by an address that the provider vouches for.
 * Accounts exist with proven addresses only, so both sides are proven. Null when there is no such address.
 */
export async function resolveUser(db: Db, signIn: ProviderSignIn): Promise<number | null> {
  for (let tried = 1; ; tried++) {
    try {
      return await transact(db, (trx) => findOrLink(trx, signIn))
    } catch (error) {
      // A concurrent call was faster with the same person or address: now the account can be found.
      const isTaken =
        isUniqueViolation(error, 'identities_pkey') || isUniqueViolation(error, 'users_email_key')
      if (!isTaken || tried === MOST_TRIES) throw error
    }
  }
}

async function findOrLink(
  trx: Db,
  { provider, profile, language, now }: ProviderSignIn,
): Promise<number | null> {
  const { subject, verifiedEmail, names } = profile
  const known = await findIdentity(trx, provider, subject)
  if (known !== null) return known
  const email = usableEmail(verifiedEmail)
  if (email === null) return null
  const user = await findUserByEmail(trx, email)
  const firstName = names.firstName || messages.newMember[language]
  const newUser = { email, passwordHash: null, firstName, lastName: names.lastName, language, now }
  const userId = user?.id ?? (await insertUser(trx, newUser))
  await insertIdentity(trx, { provider, subject, userId }, now)
  return userId
}

/** The address as we store it; null for one that could not have signed up here either. */
function usableEmail(verifiedEmail: string | null): string | null {
  const address = Email.safeParse(verifiedEmail)
  if (!address.success) return null
  try {
    return canonicalEmail(address.data)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Gives a provider's person to an account that has none of this provider; its owner is told by mail. */
export async function linkIdentity(
  server: Server,
  userId: number,
  provider: Provider,
  subject: string,
  now: Date,
): Promise<'linked' | 'taken'> {
  try {
    return await transact(server.db.write, async (trx) => {
      const { email, language, isLinked, isSuspended } = await findLinking(trx, userId, provider, true)
      const owner = await findIdentity(trx, provider, subject)
      if (owner === userId) return 'linked'
      if (owner !== null || isLinked || isSuspended) return 'taken'
      await insertIdentity(trx, { provider, subject, userId }, now)
      await queueMail(trx, email, linkedMail(server.config, language, provider), language, now)
      return 'linked'
    })
  } catch (error) {
    if (isUniqueViolation(error, 'identities_pkey')) return 'taken'
    throw error
  }
}
