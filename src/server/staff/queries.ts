import type { Db } from '../platform/db.ts'
import type { Role } from '../platform/session.ts'

export interface StaffMember {
  email: string
  role: Role
}

/** Everybody with a role, operators first. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'role'])
    .where('role', '<>', 'user')
    .orderBy('role', 'desc')
    .orderBy('email')
    .execute()
  return rows.map(({ email, role }) => ({ email, role: role as Role }))
}

export async function findRole(db: Db, email: string): Promise<Role | undefined> {
  const row = await db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirst()
  return row && (row.role as Role)
}

export async function findAccountId(db: Db, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** Whether somebody has signed up with this address and not verified it yet. */
export async function hasSignup(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('signups').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

export interface Operator {
  email: string
  language: string
}

export async function listOperators(db: Db): Promise<Operator[]> {
  return db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('role', '=', 'operator')
    .orderBy('id')
    .execute()
}

export async function hasOperator(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('role', '=', 'operator').executeTakeFirst()
  return row !== undefined
}
