import { expect, inject, test } from 'vitest'
import { reachDatabase } from './reach-database.ts'

const PASSWORD = 'hunter2-hunter2'

test.each([
  ['a port where nothing listens', `postgres://me:${PASSWORD}@127.0.0.1:1/cendekia`, '127.0.0.1'],
  ['a host that is not there', `postgres://me:${PASSWORD}@nowhere.invalid/cendekia`, 'nowhere.invalid'],
  ['a socket that is not there', `postgres://me:${PASSWORD}@localhost/x?host=/nowhere`, '/nowhere'],
])('%s is reported with the name of the setting and the host, without the password', async (_, url, host) => {
  const failure = await reachDatabase('DATABASE_URL', url).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  const { message, stack, cause } = failure as Error
  expect(message).toContain('DATABASE_URL: ')
  expect(message).toContain(`the database at ${host} can't be used: `)
  expect(message).not.toContain('\n')
  expect(`${stack} ${String(cause)}`).not.toContain(PASSWORD)
})

test('a database that refuses says why', async () => {
  const missing = inject('templateUrl').replace(/\/[^/?]+(?=\?|$)/, '/not_there')
  await expect(reachDatabase('DATABASE_READ_URL', missing)).rejects.toThrow(
    /^DATABASE_READ_URL: .*"not_there" does not exist/,
  )
})

test('a database that answers is fine', async () => {
  await reachDatabase('DATABASE_URL', inject('templateUrl'))
})
