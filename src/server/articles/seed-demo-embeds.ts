import type { DemoGroup } from '../seeds/demo/read-articles.ts'

interface Known {
  /** Their ids by their titles. */
  collections: ReadonlyMap<string, number>
  /** The id of a version by its place. */
  articleId: (group: number, version: number) => number
}

/** What texts of the demo show is named in their files, by title or by file: nobody knows its id before it is seeded. */
export function withEmbeds(groups: readonly DemoGroup[], { collections, articleId }: Known): DemoGroup[] {
  const articles = new Map(
    groups.flatMap(({ slug, versions }, group) =>
      versions.map(({ language }, at): [string, number] => [`${slug}.${language}`, articleId(group, at)]),
    ),
  )
  const nameIn = (line: string, kind: string): string | undefined =>
    line.startsWith(`{% ${kind} `) ? line.slice(`{% ${kind} `.length, -' %}'.length) : undefined
  const resolved = (line: string): string => {
    const [title, file] = [nameIn(line, 'collection'), nameIn(line, 'embed')]
    if (title === undefined && file === undefined) return line
    const id = title === undefined ? articles.get(file ?? '') : collections.get(title)
    if (id === undefined) throw new Error(`demo: there is nothing to show for ${line}`)
    return title === undefined ? `{% embed /article/${id} %}` : `{% collection ${id} %}`
  }
  return groups.map((group) => ({
    ...group,
    versions: group.versions.map((version) => ({
      ...version,
      source: version.source.split('\n').map(resolved).join('\n'),
    })),
  }))
}
