import type { Plugin } from 'vite'

/**
 * Vite wraps every `import()` in a function that preloads what the file imports and its styles. Our documents and links
 * see to both, so it would only cost: 680 bytes in the first script and some 15 at each import.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    configResolved({ plugins }) {
      const place = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
      if (place === -1) throw new Error('Vite wraps imports by a plugin of another name now')
      // oxlint-disable-next-line typescript/consistent-type-assertions -- Read-only in its type alone.
      ;(plugins as Plugin[]).splice(place, 1)
    },
  }
}
