/** A browser and a system as people call them; null for what is not known. */
export interface DeviceName {
  browser: string | null
  system: string | null
}

/** In this order: most browsers also call themselves by the names of others. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['UCBrowser/', 'UC Browser'],
  ['Vivaldi/', 'Vivaldi'],
  ['YaBrowser/', 'Yandex Browser'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** What a browser says about itself, in two words. It may lie, and an iPad may call itself a Mac. */
export function deviceName(userAgent: string): DeviceName {
  const find = (names: readonly (readonly [string, string])[]): string | null =>
    names.find(([sign]) => userAgent.includes(sign))?.[1] ?? null
  return { browser: find(BROWSERS), system: find(SYSTEMS) }
}
