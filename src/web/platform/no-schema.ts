/** Stands where zod was in the built web; see scripts/build/no-schemas.ts. Whoever tries to parse is told so. */
const build = (): unknown =>
  new Proxy(() => {}, {
    apply: build,
    get: (_, name) => {
      if (name === 'parse' || name === 'safeParse')
        throw new Error('The browser has no schemas: check by hand')
      return build()
    },
  })

export const noSchema = build()
