/** The site's own constants, and which migrations it has had. */
export const WRITTEN_BY_MIGRATIONS: ReadonlySet<string> = new Set(['migrations', 'tag_synonyms'])

/**
 * What no backup holds and no restore brings back. What has ended must stay ended: an archive is older than a sign-out,
 * a used link or a sent mail. What exists for one day to tell visitors apart must not outlive it in an archive.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  ...WRITTEN_BY_MIGRATIONS,
  // Sessions and links that let somebody in.
  'sessions',
  // They end with their sessions.
  'push_subscriptions',
  'password_resets',
  'email_changes',
  'reauthentication_codes',
  'signups',
  'oauth_states',
  'article_draft_links',
  // Copies of people's data: their files are in no backup, and a new one is made whenever somebody asks.
  'data_exports',
  // Stored answers and counters of calls that are long over.
  'idempotency_keys',
  'rate_limits',
  // Visitors of today.
  'visitor_salts',
  'visitors_today',
  'presence',
  'article_reads',
  // Devices of today.
  'device_marks',
])

/**
 * Conditions for the rows that are backed up. Mails were sent or will be requested again. A restored site makes a key
 * of its own: nothing that it must still verify is signed with the old one but links out of old mails, which lead to the
 * settings then, and a stolen archive can't forge anything. Browsers that took pushes subscribe anew.
 */
export const SAVED_ROWS: Readonly<Record<string, string>> = {
  jobs: "kind not in ('mail', 'resetLink', 'wrongPassword', 'notificationMail', 'weeklyDigest', 'notificationPush', 'push', 'dataExport')",
  secrets: "name not in ('secret_key', 'vapid_key')",
}

/** Filled by a site that nobody has an account on yet. */
export const FILLED_WHEN_EMPTY: ReadonlySet<string> = new Set([
  ...LEFT_OUT,
  'jobs',
  'follow_ups',
  'secrets',
  'settings',
  'site_counters',
  'site_days',
])
