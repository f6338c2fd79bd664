import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importCollection } from '../../../contract/collection-files.ts'
import { SOURCE_HEADER } from '../../../contract/collection-rules.ts'
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { refreshCollection } from '../collection-cache.ts'
import { conflictOf } from '../conflict-of.ts'
import type { CsvFile } from './csv-file-field.tsx'

type Mode = BodyOf<typeof importCollection>['mode']
type Read = ResponseOf<typeof importCollection>

/** All that is chosen: the same object until anything is chosen anew. */
interface Choice {
  file: CsvFile
  mode: Mode
  /** For each column of the file, the one that it fills; null while they find theirs by name. */
  mapping: (string | null)[] | null
}

interface Answer {
  of: Choice
  read: Read
}

/** A file on its way into a collection: looked at first, whenever anything about it is chosen anew, then imported. */
export function useImport(id: number, onDone: (imported: number) => void) {
  const client = useQueryClient()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const send = async (
    { file, mode, mapping }: Choice,
    how: { isPreview: boolean; columnsVersion?: number },
  ): Promise<Read> =>
    call(importCollection, {
      params: { id: String(id) },
      body: { csv: file.text, mode, ...how, ...(mapping && { mapping }) },
    })
  const preview = useMutation({ mutationFn: (wanted: Choice) => send(wanted, { isPreview: true }) })
  const real = useMutation({
    mutationFn: ({ of, read: { columnsVersion } }: Answer) => send(of, { isPreview: false, columnsVersion }),
    onSuccess: async ({ imported }) => {
      await refreshCollection(client, id)
      onDone(imported)
    },
    // Somebody may have changed the columns meanwhile: what is wrong by now is asked for.
    onError: async (error, { of: wanted }) => {
      const columns = conflictOf(error)?.currentColumns?.columns
      if (columns === undefined) return look(wanted)
      await refreshCollection(client, id)
      look({ ...wanted, mapping: wanted.mapping?.map((key) => stillThere(key, columns)) ?? null })
    },
  })
  function look(wanted: Choice): void {
    setChoice(wanted)
    // Only the last one asked for is told of: an older answer says nothing about what is chosen now.
    preview.mutate(wanted, { onSuccess: (read) => setAnswer({ of: wanted, read }) })
  }
  const read = answer?.read ?? null
  const isCurrent = answer !== null && answer.of === choice
  return {
    choice,
    read,
    /** What each column of the file fills, as it was chosen last. */
    headers: read?.headers.map(({ header, key }, place) => ({
      header,
      key: choice?.mapping ? (choice.mapping[place] ?? null) : key,
    })),
    isReading: preview.isPending,
    isImporting: real.isPending,
    canImport: isCurrent && !preview.isPending && answer.read.errors.length === 0 && answer.read.total > 0,
    error: real.error ?? preview.error,
    chooseFile: (file: CsvFile | null): void => {
      real.reset()
      setAnswer(null)
      if (file !== null) return look({ file, mode: choice?.mode ?? 'append', mapping: null })
      setChoice(null)
      preview.reset()
    },
    choose: (change: Partial<Choice>): void => {
      if (choice === null) return
      real.reset()
      look({ ...choice, ...change })
    },
    /** After a preview that failed. */
    retry: preview.isError && choice !== null ? (): void => look(choice) : undefined,
    run: (): void => {
      if (answer !== null && isCurrent && !real.isPending) real.mutate(answer)
    },
  }
}

const stillThere = (key: string | null, columns: readonly { key: string }[]): string | null =>
  key === SOURCE_HEADER || columns.some((column) => column.key === key) ? key : null
