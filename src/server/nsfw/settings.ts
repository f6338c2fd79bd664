/** A switch of the whole site, as a command on the server sets it. */
export interface SettingRule<T> {
  /** The value while nobody has set it. */
  fallback: T
  /** A description of its values, shown after an invalid one. */
  takes: string
  /** Undefined for an invalid value. */
  read: (text: string) => T | undefined
}

const enabled: SettingRule<boolean> = {
  fallback: true,
  takes: 'true or false',
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

const countryHeader: SettingRule<string> = {
  fallback: 'cf-ipcountry',
  takes: 'the name of a header, such as cf-ipcountry',
  read: (text) => (/^[a-z0-9-]{1,60}$/i.test(text) ? text.toLowerCase() : undefined),
}

const offCountries: SettingRule<string[]> = {
  fallback: [],
  takes: 'countries as two letters with commas between them, such as ID,MY, or none',
  read: (text) => {
    if (text.toLowerCase() === 'none') return []
    const countries = text.split(',').map((country) => country.trim().toUpperCase())
    return countries.every((country) => /^[A-Z]{2}$/.test(country)) ? [...new Set(countries)] : undefined
  },
}

/** Product §16: adult content as a whole, and where it is switched off. */
export const NSFW_SETTINGS = {
  'nsfw.enabled': enabled,
  'nsfw.country_header': countryHeader,
  'nsfw.off_countries': offCountries,
}
