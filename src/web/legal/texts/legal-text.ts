// {siteName} and {contact} in any string are filled in by the page that draws it.
export type Block = string | { list: string[] } | { table: { head: string[]; rows: string[][] } }

export interface LegalSection {
  heading: string
  blocks: Block[]
}

export interface LegalText {
  title: string
  summary: string
  updatedAt: string
  sections: LegalSection[]
}
