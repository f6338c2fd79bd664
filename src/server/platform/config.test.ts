import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'taken'
}

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    isHttps: false,
    hstsSubdomains: false,
    siteName: 'Cendekia',
    serviceWorker: true,
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'contact@localhost',
    google: undefined,
    discord: undefined,
    stripe: undefined,
    trustProxy: [],
    rateLimitScale: 1,
    secretKey: undefined,
  })
})

test('an empty variable counts as one that is not set', () => {
  const empty = {
    PORT: '',
    PUBLIC_URL: ' ',
    DATABASE_URL: '',
    SMTP_URL: '',
    GOOGLE_CLIENT_ID: '',
    TRUST_PROXY: '',
    SECRET_KEY: '',
  }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('settings are read', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://baca.example/',
    HSTS_SUBDOMAINS: 'on',
    DATABASE_PREPARE: 'off',
    SITE_NAME: 'Baca',
    TRUST_PROXY: '10.0.0.0/8, loopback,fd00::/8',
    RATE_LIMIT_SCALE: '2.5',
    DISCORD_CLIENT_ID: 'id',
    DISCORD_CLIENT_SECRET: 'secret',
  })
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://baca.example',
    isHttps: true,
    hstsSubdomains: true,
    databasePrepare: false,
    mailFrom: 'contact@baca.example',
    trustProxy: ['10.0.0.0/8', 'loopback', 'fd00::/8'],
    rateLimitScale: 2.5,
    discord: { clientId: 'id', apiUrl: 'https://discord.com/api/v10' },
  })
})

test.each([
  ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a"'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000"'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
  ['PUBLIC_URL', 'example.org', 'PUBLIC_URL must start with http:// or https://'],
  ['PUBLIC_URL', 'https://', 'PUBLIC_URL is not an address'],
  [
    'PUBLIC_URL',
    'https://x.org/app',
    'PUBLIC_URL must be a bare origin such as https://example.org, not "https://x.org/app"',
  ],
  [
    'PUBLIC_URL',
    'https://x.org/?a',
    'PUBLIC_URL must be a bare origin such as https://example.org, not "https://x.org/?a"',
  ],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres:// or postgresql://'],
  ['DATABASE_READ_URL', 'x', 'DATABASE_READ_URL must start with postgres:// or postgresql://'],
  ['SMTP_URL', 'mail.example.org', 'SMTP_URL must start with smtp:// or smtps://'],
  ['REDIS_URL', 'localhost:6379', 'REDIS_URL must start with redis:// or rediss://'],
  ['REDIS_URL', 'redis://', 'REDIS_URL names no host'],
  ['SMTP_URL', 'smtp://', 'SMTP_URL names no host'],
  ['SMTP_URL', 'smtp://mail.example.org:587x', 'SMTP_URL is not an address'],
  ['DATABASE_URL', 'postgres:///cendekia', 'DATABASE_URL names no host'],
  ['DATABASE_READ_URL', 'postgres://host:99999/cendekia', 'DATABASE_READ_URL is not an address'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 16 characters and no spaces'],
  [
    'MAIL_FROM',
    'Cendekia <no@x.org>',
    'MAIL_FROM must be one plain e-mail address, not "Cendekia <no@x.org>"',
  ],
  ['GOOGLE_CLIENT_ID', 'x', 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: one of them is missing'],
  [
    'DISCORD_CLIENT_SECRET',
    'x',
    'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET go together: one of them is missing',
  ],
  [
    'TRUST_PROXY',
    '10.0.0.0/8,everyone',
    'TRUST_PROXY takes addresses or networks such as 10.0.0.0/8, not "everyone"',
  ],
  ['TRUST_PROXY', 'bad', 'TRUST_PROXY takes addresses or networks such as 10.0.0.0/8, not "bad"'],
  [
    'TRUST_PROXY',
    '10.0.0.0/33',
    'TRUST_PROXY takes addresses or networks such as 10.0.0.0/8, not "10.0.0.0/33"',
  ],
  ['TRUST_PROXY', '999.1.1.1', 'TRUST_PROXY takes addresses or networks such as 10.0.0.0/8, not "999.1.1.1"'],
  ['RATE_LIMIT_SCALE', '0', 'RATE_LIMIT_SCALE must be a number above 0, not "0"'],
  ['RATE_LIMIT_SCALE', 'Infinity', 'RATE_LIMIT_SCALE must be a number above 0, not "Infinity"'],
  ['DATABASE_PREPARE', 'no', 'DATABASE_PREPARE must be on or off, not "no"'],
  ['HSTS_SUBDOMAINS', 'true', 'HSTS_SUBDOMAINS must be on or off, not "true"'],
  ['PAYMENTS', 'paypal', 'PAYMENTS must be none or stripe, not "paypal"'],
  ['PAYMENTS', 'stripe', 'PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'],
  [
    'STRIPE_SECRET_KEY',
    'sk_test_1',
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: one of them is missing',
  ],
  [
    'STRIPE_WEBHOOK_SECRET',
    'whsec_1',
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: one of them is missing',
  ],
  ['STRIPE_API_URL', 'api.stripe.com', 'STRIPE_API_URL must start with http:// or https://'],
  ['STRIPE_TAX', 'yes', 'STRIPE_TAX must be on or off, not "yes"'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must have at least 32 characters'],
])('%s=%s is refused with one clear line', (name, value, line) => {
  expect(refusal({ [name]: value })).toBe(line)
  expect(line).not.toContain('\n')
})

test('addresses that PostgreSQL and mail servers know are taken', () => {
  const taken: Record<string, string>[] = [
    { DATABASE_URL: 'postgres://me:p%2Fw@host:5433/cendekia?sslmode=require' },
    { DATABASE_URL: 'postgresql://me:p@w@[::1]/cendekia' },
    { DATABASE_URL: 'postgres://me@/cendekia?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres:///cendekia?host=/var/run/postgresql' },
    { REDIS_URL: 'rediss://:p%2Fw@redis.example.org:6380/1' },
    { SMTP_URL: 'smtps://me%40example.org:pass@mail.example.org:465/?pool=true' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
  ]
  for (const env of taken) expect(refusal(env), JSON.stringify(env)).toBe('taken')
})

test('a refusal never repeats a password', () => {
  const password = 'hunter2-hunter2'
  const wrong: Record<string, string>[] = [
    { DATABASE_URL: `postgres://me:1/${password}@host/db` },
    { DATABASE_URL: `postgres://me:1#${password}@host/db` },
    { DATABASE_URL: `postgres://me:${password}%zz@host/db` },
    { DATABASE_URL: `postgres://me:${password}@host:port/db` },
    { SMTP_URL: `smtp://me:${password}@mail:587x` },
    { SMTP_URL: `smtp://me:${password}@` },
    { SMTP_URL: `smtp://me:1?${password}@mail` },
    { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: `https://me:${password}@a b` },
    { METRICS_TOKEN: `${password} ${password}` },
    { DATABASE_URL: `mysql://me:${password}@host/db` },
    { DATABASE_READ_URL: `://me:${password}@host/db` },
    { SMTP_URL: `http://me:${password}@mail` },
    { PUBLIC_URL: `https://me:${password}@example.org/path` },
    { PUBLIC_URL: `https://me:${password}@exa mple.org` },
    { PUBLIC_URL: `ftp://me:${password}@example.org` },
    { GOOGLE_CLIENT_SECRET: password },
    { DISCORD_CLIENT_SECRET: password },
    { SECRET_KEY: password },
  ]
  for (const env of wrong) {
    const line = refusal(env)
    expect(line).not.toBe('taken')
    expect(line).not.toContain(password)
  }
})

test('a folder for nightly backups is enough; seven are kept by default', () => {
  expect(readConfig({ BACKUP_DIR: '/backups' }).backup).toEqual({ dir: '/backups', keep: 7 })
  expect(readConfig({ BACKUP_DIR: '/backups', BACKUP_KEEP: '30' }).backup).toEqual({
    dir: '/backups',
    keep: 30,
  })
  expect(readConfig({ BACKUP_KEEP: '30' }).backup).toBeUndefined()
  expect(refusal({ BACKUP_DIR: '/backups', BACKUP_KEEP: '0' })).toBe(
    'BACKUP_KEEP must be a whole number from 1 to 10000, not "0"',
  )
})

test('payments are taken where the keys are, unless they are turned off', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readConfig({ ...keys, STRIPE_TAX: 'on' }).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: undefined,
    isTaxAdded: true,
  })
  expect(readConfig({ ...keys, PAYMENTS: 'none' }).stripe).toBeUndefined()
})
