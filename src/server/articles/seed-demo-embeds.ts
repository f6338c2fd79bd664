import type { DemoGroup } from '../seeds/demo/read-articles.ts'

interface Known {
  /** Their ids by their titles. */
  collections: ReadonlyMap<string, number>
  /** The id of a version by its place. */
  articleId: (group: number, version: number) => number
}

const LINE = /^\{% (collection|embed) (.{1,200}) %\}$/gm

/** What texts of the demo show is named in their files, by title or by file: nobody knows its id before it is seeded. */
export function withEmbeds(groups: readonly DemoGroup[], { collections, articleId }: Known): DemoGroup[] {
  const articles = new Map(
    groups.flatMap(({ slug, versions }, group) =>
      versions.map(({ language }, at): [string, number] => [`${slug}.${language}`, articleId(group, at)]),
    ),
  )
  const resolve = (line: string, kind: string, name: string): string => {
    const id = kind === 'collection' ? collections.get(name) : articles.get(name)
    if (id === undefined) throw new Error(`demo: there is nothing to show for ${line}`)
    return kind === 'collection' ? `{% collection ${id} %}` : `{% embed /article/${id} %}`
  }
  return groups.map((group) => ({
    ...group,
    versions: group.versions.map((version) => ({
      ...version,
      source: version.source.replaceAll(LINE, resolve),
    })),
  }))
}
