import type { Plugin } from 'vite'

/**
 * What runs before a part is imported on demand. Vite's own helper also preloads scripts, reports errors and knows
 * nonces; here only style sheets are waited for, and those of the document are there already.
 */
const HELPER = `
const sheets = {}
function load(href) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      delete sheets[href]
      reject(new Error('Unable to load ' + href))
    }
  })
}
export const __vitePreload = async (part, files = []) => {
  await Promise.all(files.map((file) => '/' + file).map((href) =>
    (sheets[href] ??= document.querySelector('link[href="' + href + '"]') ? 0 : load(href))))
  return part()
}`

export function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
  }
}
