import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'

interface Authored {
  author?: string | { name: string } | undefined
  authorName?: string | undefined
}

/** Spec 3: an article names its author as `author` or as `authorName`. */
export function authorOf({ author, authorName }: Authored): string {
  return authorName ?? (typeof author === 'object' ? author.name : author) ?? ''
}

interface Categorised {
  category?: string | undefined
  categories?: readonly string[] | undefined
}

/** Spec 3: an article has one `category` or a list of `categories`; what is none of the eleven is left out. */
export function categoriesOf({ category, categories = [] }: Categorised): CategoryId[] {
  const named = categories.length > 0 ? categories : [category]
  return CATEGORIES.filter((id) => named.includes(id)).sort(
    (one, other) => named.indexOf(one) - named.indexOf(other),
  )
}
