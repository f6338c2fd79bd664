import { useState } from 'react'
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

  /** Null when it could not be asked. */
  async function check(chosen: CsvFile, columns?: ColumnInput[]): Promise<Checked | null> {
    setChecking(true)
    setError(null)
    try {
      const { columns: found, ...read } = await call(previewCsv, {
        body: { csv: chosen.text, ...(columns && { columns }) },
      })
      const answer = { read, columns: found }
      setChecked(answer)
      return answer
    } catch (problem) {
      setError(problem)
      return null
    } finally {
      setChecking(false)
    }
  }

  return {
    file,
    checked,
    isChecking,
    error,
    check,
    choose: async (chosen: CsvFile | null): Promise<Checked | null> => {
      setFile(chosen)
      setChecked(null)
      setError(null)
      return chosen === null ? null : check(chosen)
    },
  }
}
