import { useRef, useState } from 'react'
import { previewCsv } from '../../../contract/collection-files.ts'
import type { CollectionColumn, ColumnInput } from '../../../contract/collections.ts'
import { call } from '../../platform/api.ts'
import type { CsvFile } from '../csv/csv-file-field.tsx'
import type { CsvRead } from '../csv/csv-preview.tsx'

interface Checked {
  read: CsvRead
  columns: CollectionColumn[]
}

/** The file that a new collection begins with: what was found in it, and whether it fits the columns. */
export function useCsvStart() {
  const [file, setFile] = useState<CsvFile | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<unknown>(null)
  /** Counts the files: an answer about one that has given way to another is too late. */
  const chosen = useRef(0)

  async function check(asked: CsvFile, columns?: ColumnInput[]): Promise<Checked> {
    const number = chosen.current
    const isCurrent = (): boolean => number === chosen.current
    setChecking(true)
    setError(null)
    try {
      const { columns: found, ...read } = await call(previewCsv, {
        body: { csv: asked.text, ...(columns && { columns }) },
      })
      const answer = { read, columns: found }
      if (isCurrent()) setChecked(answer)
      return answer
    } finally {
      if (isCurrent()) setChecking(false)
    }
  }

  return {
    file,
    checked,
    isChecking,
    error,
    check,
    /** Null without a file, and when it could not be asked or another was chosen meanwhile. */
    choose: async (next: CsvFile | null): Promise<Checked | null> => {
      const number = ++chosen.current
      setFile(next)
      setChecked(null)
      setError(null)
      setChecking(false)
      if (next === null) return null
      try {
        const answer = await check(next)
        return number === chosen.current ? answer : null
      } catch (problem) {
        if (number === chosen.current) setError(problem)
        return null
      }
    },
  }
}
