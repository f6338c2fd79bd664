import { isIP } from 'node:net'
import { resolve } from 'node:path'

export interface ProviderClient {
  clientId: string
  clientSecret: string
}

export interface S3Config {
  bucket: string
  region: string
  /** Of another provider than Amazon, or of one's own server. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
  /** Names in the bucket begin with it. */
  prefix: string
}

export interface StripeConfig {
  secretKey: string
  /** Proves that an event comes from them. */
  webhookSecret: string
  /** Of a stand-in; theirs if undefined. */
  apiUrl: string | undefined
  /** Whether they add tax to the prices. */
  isTaxAdded: boolean
}

export interface Config {
  port: number
  host: string
  dataDir: string
  /** The public address of the site, without a trailing slash. Every link in a mail starts with it. */
  publicUrl: string
  isHttps: boolean
  /** Whether browsers must use https for every subdomain too. */
  hstsSubdomains: boolean
  siteName: string
  /** Whether browsers keep what was read for moments without a connection. */
  serviceWorker: boolean
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  /** Whether statements are prepared on the database's connections. */
  databasePrepare: boolean
  /** Tells nodes of each other's events; without it PostgreSQL does. */
  redisUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  google: (ProviderClient & { issuer: string }) | undefined
  discord: (ProviderClient & { authorizeUrl: string; apiUrl: string }) | undefined
  /** Takes payments for plans; without it none can be bought. */
  stripe: StripeConfig | undefined
  /** S3-compatible storage for uploads; without it they are stored in a folder of DATA_DIR. */
  s3: S3Config | undefined
  /** A backup each night in this folder, of which the newest so many are kept. */
  backup: { dir: string; keep: number } | undefined
  /** The folders in which programs such as ffmpeg are looked for. */
  searchPath: string
  trustProxy: string[]
  rateLimitScale: number
  /** Lets another machine read /metrics. */
  metricsToken: string | undefined
  secretKey: string | undefined
}

const PASSWORD_ADVICE = '; in a password, write % as %25, / as %2F, ? as %3F, # as %23, @ as %40 and : as %3A'

/** A wrong setting: the start ends with its one line. */
export class ConfigError extends Error {}

type Env = Record<string, string | undefined>

export function readConfig(env: Env = process.env): Config {
  const port = integer(env, 'PORT', 3000, 0, 65535)
  const publicUrl = readPublicUrl(env, port)
  return {
    port,
    host: text(env, 'HOST') ?? '0.0.0.0',
    dataDir: resolve(text(env, 'DATA_DIR') ?? 'data'),
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    hstsSubdomains: onOrOff(env, 'HSTS_SUBDOMAINS', false),
    siteName: text(env, 'SITE_NAME') ?? 'Cendekia',
    serviceWorker: onOrOff(env, 'SERVICE_WORKER', true),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: url(env, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    databasePrepare: onOrOff(env, 'DATABASE_PREPARE', true),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(env, publicUrl),
    google: readGoogle(env),
    discord: readDiscord(env),
    stripe: readStripe(env),
    s3: readS3(env),
    backup: readBackup(env),
    searchPath: text(env, 'PATH') ?? '',
    trustProxy: readTrustProxy(env),
    rateLimitScale: positive(env, 'RATE_LIMIT_SCALE', 1),
    metricsToken: readMetricsToken(env),
    secretKey: readSecretKey(env),
  }
}

/** An empty variable counts as one that is not set: that is how compose files and shells leave them out. */
function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name)
  if (value === undefined) return fallback
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max))
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}"`)
  return number
}

function positive(env: Env, name: string, fallback: number): number {
  const value = text(env, name)
  if (value === undefined) return fallback
  const number = Number(value)
  if (!(number > 0 && Number.isFinite(number)))
    throw new ConfigError(`${name} must be a number above 0, not "${value}"`)
  return number
}

function onOrOff(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name)
  if (value === undefined) return fallback
  if (value !== 'on' && value !== 'off') throw new ConfigError(`${name} must be on or off, not "${value}"`)
  return value === 'on'
}

function url(env: Env, name: string, protocols: string[]): string | undefined {
  const value = text(env, name)
  if (value === undefined) return undefined
  // The value may hold a password, so it is never repeated in the message.
  if (!protocols.some((protocol) => value.startsWith(`${protocol}//`)))
    throw new ConfigError(`${name} must start with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  const problem = problemOf(value)
  const advice = value.includes('@') ? PASSWORD_ADVICE : ''
  if (problem !== undefined) throw new ConfigError(`${name} ${problem}${advice}`)
  return value
}

/** Checked here, since a broken address fails later in ways that are hard to read, or that print its password. */
function problemOf(value: string): string | undefined {
  // PostgreSQL's way to say "through a socket": postgres://user@/database?host=/folder
  const address = value.replace(/@\/(?!.*@)/, '@socket/')
  if (!URL.canParse(address)) return 'is not an address'
  const { hostname, username, password, pathname, hash, searchParams } = new URL(address)
  if (hostname === '' && !searchParams.has('host')) return 'names no host'
  // An @ without a name before it, or a #: a password with such a character has been cut in two.
  const isCut = hash !== '' || (value.includes('@') && username + password === '')
  if (isCut || ![username, password, pathname].every(isDecodable)) return 'is not an address'
  return undefined
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function readPublicUrl(env: Env, port: number): string {
  const value = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`
  const { origin, pathname, search, hash, username, password } = new URL(value)
  if (username || password) throw new ConfigError('PUBLIC_URL must not hold a name or a password')
  if (pathname !== '/' || search || hash)
    throw new ConfigError(`PUBLIC_URL must be a bare origin such as https://example.org, not "${value}"`)
  return origin
}

function readMailFrom(env: Env, publicUrl: string): string {
  const value = text(env, 'MAIL_FROM') ?? `contact@${new URL(publicUrl).hostname}`
  if (!/^[^@\s<>]+@[^@\s<>]+$/.test(value))
    throw new ConfigError(`MAIL_FROM must be one plain e-mail address, not "${value}"`)
  return value
}

function readGoogle(env: Env): Config['google'] {
  const client = readClient(env, 'GOOGLE')
  return (
    client && {
      ...client,
      issuer: url(env, 'GOOGLE_ISSUER', ['http:', 'https:']) ?? 'https://accounts.google.com',
    }
  )
}

function readDiscord(env: Env): Config['discord'] {
  const client = readClient(env, 'DISCORD')
  return (
    client && {
      ...client,
      authorizeUrl:
        url(env, 'DISCORD_AUTHORIZE_URL', ['http:', 'https:']) ?? 'https://discord.com/oauth2/authorize',
      apiUrl: url(env, 'DISCORD_API_URL', ['http:', 'https:']) ?? 'https://discord.com/api/v10',
    }
  )
}

function readClient(env: Env, prefix: string): ProviderClient | undefined {
  const clientId = text(env, `${prefix}_CLIENT_ID`)
  const clientSecret = text(env, `${prefix}_CLIENT_SECRET`)
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (clientId || clientSecret)
    throw new ConfigError(
      `${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET go together: one of them is missing`,
    )
  return undefined
}

function readStripe(env: Env): Config['stripe'] {
  const secretKey = text(env, 'STRIPE_SECRET_KEY')
  const webhookSecret = text(env, 'STRIPE_WEBHOOK_SECRET')
  const payments = text(env, 'PAYMENTS') ?? (secretKey === undefined ? 'none' : 'stripe')
  if (payments !== 'none' && payments !== 'stripe')
    throw new ConfigError(`PAYMENTS must be none or stripe, not "${payments}"`)
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: one of them is missing')
  const apiUrl = url(env, 'STRIPE_API_URL', ['http:', 'https:'])
  const isTaxAdded = onOrOff(env, 'STRIPE_TAX', false)
  if (payments === 'none') return undefined
  if (secretKey === undefined || webhookSecret === undefined)
    throw new ConfigError('PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET')
  return { secretKey, webhookSecret, apiUrl, isTaxAdded }
}

function readS3(env: Env): Config['s3'] {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const [bucket, accessKeyId, secretAccessKey] = names.map((name) => text(env, name))
  if (bucket && accessKeyId && secretAccessKey) {
    const endpoint = url(env, 'S3_ENDPOINT', ['http:', 'https:'])
    const prefix = text(env, 'S3_PREFIX') ?? ''
    if (!/^([\w.-]+\/)*$/.test(prefix))
      throw new ConfigError('S3_PREFIX must be folders such as media/, each with a slash after it')
    return {
      bucket,
      region: text(env, 'S3_REGION') ?? 'us-east-1',
      endpoint,
      accessKeyId,
      secretAccessKey,
      prefix,
    }
  }
  const missing = names.filter((name) => !text(env, name))
  if (missing.length < names.length)
    throw new ConfigError(`${names.join(', ')} go together: ${missing.join(' and ')} is missing`)
  return undefined
}

function readBackup(env: Env): Config['backup'] {
  const dir = text(env, 'BACKUP_DIR')
  const keep = integer(env, 'BACKUP_KEEP', 7, 1, 10_000)
  return dir === undefined ? undefined : { dir: resolve(dir), keep }
}

function readTrustProxy(env: Env): string[] {
  const value = text(env, 'TRUST_PROXY')
  if (value === undefined) return []
  const entries = value.split(',').map((entry) => entry.trim())
  const wrong = entries.find((entry) => !isNetwork(entry))
  if (wrong !== undefined)
    throw new ConfigError(`TRUST_PROXY takes addresses or networks such as 10.0.0.0/8, not "${wrong}"`)
  return entries
}

function isNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [address = '', prefix, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

function readMetricsToken(env: Env): string | undefined {
  const value = text(env, 'METRICS_TOKEN')
  if (value !== undefined && !/^[\x21-\x7e]{16,}$/.test(value))
    throw new ConfigError('METRICS_TOKEN must have at least 16 characters and no spaces')
  return value
}

function readSecretKey(env: Env): string | undefined {
  const value = text(env, 'SECRET_KEY')
  if (value !== undefined && value.length < 32)
    throw new ConfigError('SECRET_KEY must have at least 32 characters')
  return value
}
