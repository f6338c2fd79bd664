import { isEmail } from '../src/contract/auth.ts'
import { canonicalEmail } from '../src/server/auth/rules.ts'
import { makeStarterGuild } from '../src/server/guilds/starter-actions.ts'
import type { Db } from '../src/server/platform/db.ts'
import type { Role } from '../src/server/platform/session.ts'
import { giveRole } from '../src/server/staff/actions.ts'
import { findRole, hasSignup, listStaff } from '../src/server/staff/queries.ts'
import { isRole, ROLES } from '../src/server/staff/rules.ts'
import { withDatabase } from './with-database.ts'

/**
 * npm run role                                 lists the staff
 * npm run role -- you@example.org              says what somebody may do
 * npm run role -- you@example.org operator     gives a role; it holds from the person's next request on
 */
await withDatabase('role', async (db) => {
  const [address, role, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new Error('takes an address and a role, such as you@example.org operator')
  if (address === undefined) return list(db)
  if (role !== undefined && !isRole(role))
    throw new Error(`there is no role "${role}", only ${ROLES.join(', ')}`)
  await show(db, address, role)
})

async function list(db: Db): Promise<void> {
  const staff = await listStaff(db)
  for (const { email, role } of staff) console.log(`${email} = ${role}`)
  if (staff.length === 0) console.log('There is no staff yet.')
}

async function show(db: Db, address: string, wanted: Role | undefined): Promise<void> {
  if (!isEmail(address)) throw new Error(`"${address}" is no email address`)
  const email = canonicalEmail(address)
  const current = await findRole(db, email)
  if (current === undefined) throw new Error(await whyNobody(db, email))
  if (wanted === undefined) return console.log(`${email} = ${current}`)
  const isNew = await giveRole(db, email, wanted, new Date())
  // The first operator of a site finds the first guild in their hands.
  if (wanted === 'operator') await makeStarterGuild(db, new Date())
  console.log(`${email} = ${wanted}${isNew ? ` (was ${current})` : ' (nothing changed)'}`)
}

async function whyNobody(db: Db, email: string): Promise<string> {
  return (await hasSignup(db, email))
    ? `${email} has signed up but not verified the address yet`
    : `nobody has an account with ${email}`
}
