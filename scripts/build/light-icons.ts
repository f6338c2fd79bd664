import type { Plugin } from 'vite'

const ICON = '\0lucide-icon'

/** Every line of a drawing has one of its own, of letters that no compression makes smaller. */
const KEY = /,\s*key: "[^"]*"/g

/** See src/web/ui/lucide-icon.ts. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.includes('/lucide-react/') === true && source.endsWith('/createLucideIcon.mjs') ? ICON : null,
    load: (id) =>
      id === ICON ? "export { createLucideIcon as default } from '/src/web/ui/lucide-icon.ts'" : null,
    transform: (code, id) => (id.includes('/lucide-react/') ? code.replaceAll(KEY, '') : null),
  }
}
