import type { Plugin } from 'vite'

const CONTRACT = /\/src\/contract\/[\w-]+\.ts$/
/** All that the browser needs of an endpoint; the types of what it takes and answers are gone by then. */
const SENT = /^(method|path):/

/**
 * The browser sends and receives; it never validates with a schema. So in the built web an endpoint is its method and
 * its path, and whatever else the contract builds is dropped where nobody uses it: no zod, no endpoints of other
 * screens. Rolldown's `manualPureFunctions` does not do it: endpoints in use keep their schemas and with them zod (9 kB
 * gzip), and it knows functions only by name, so that our `navigation` takes the calls of the browser's one with it.
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null
      let built = code
      // From the end, so that what is found further up stays where it was.
      for (const statement of this.parse(code).body.toReversed()) {
        const constant = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        const value = constant?.type === 'VariableDeclaration' ? constant.declarations[0]?.init : null
        if (value?.type !== 'CallExpression' && value?.type !== 'ObjectExpression') continue
        let text = code.slice(value.start, value.end)
        const route = value.type === 'CallExpression' && text.startsWith('endpoint(') && value.arguments[0]
        if (route && route.type === 'ObjectExpression') {
          const properties = route.properties.map(({ start, end }) => code.slice(start, end))
          text = `{ ${properties.filter((property) => SENT.test(property)).join(', ')} }`
        }
        built = `${built.slice(0, value.start)}/* @__PURE__ */ (() => (${text}))()${built.slice(value.end)}`
      }
      return built
    },
  }
}
