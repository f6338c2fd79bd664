import type { Plugin } from 'vite'

const CONTRACT = /\/src\/contract\/[\w-]+\.ts$/

/**
 * The browser sends and receives; it never validates with a schema. So the built web gets the contract without
 * them: addresses, methods and types stay, zod (6 kB of the first screen) does not travel.
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    enforce: 'pre',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null
      return code.replace(
        /import \* as z from 'zod\/mini'/,
        "import { noSchema as z } from '/src/web/platform/no-schema.ts'",
      )
    },
  }
}
