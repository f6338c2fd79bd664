import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importCollection } from '../../../contract/collection-files.ts'
import type { BodyOf, ResponseOf } from '../../../contract/endpoint.ts'
import { call } from '../../platform/api.ts'
import { refreshCollection } from '../collection-cache.ts'
import type { CsvFile } from './csv-file-field.tsx'

type Mode = BodyOf<typeof importCollection>['mode']
type Read = ResponseOf<typeof importCollection>
interface Choice {
  mode: Mode
  /** For each column of the file, the one that it fills; null while they find theirs by name. */
  mapping: (string | null)[] | null
}

const FIRST: Choice = { mode: 'append', mapping: null }

/** A file on its way into a collection: looked at first, whenever anything about it is chosen anew, then imported. */
export function useImport(id: number, onDone: (imported: number) => void) {
  const client = useQueryClient()
  const [file, setFile] = useState<CsvFile | null>(null)
  const [choice, setChoice] = useState(FIRST)
  const [read, setRead] = useState<Read | null>(null)
  const send = async (chosen: CsvFile, { mode, mapping }: Choice, isPreview: boolean): Promise<Read> =>
    call(importCollection, {
      params: { id: String(id) },
      body: { csv: chosen.text, mode, isPreview, ...(mapping && { mapping }) },
    })
  const preview = useMutation({
    mutationFn: ({ chosen, wanted }: { chosen: CsvFile; wanted: Choice }) => send(chosen, wanted, true),
    onSuccess: setRead,
  })
  const real = useMutation({
    mutationFn: ({ chosen, wanted }: { chosen: CsvFile; wanted: Choice }) => send(chosen, wanted, false),
    onSuccess: async ({ imported }) => {
      await refreshCollection(client, id)
      onDone(imported)
    },
    // Somebody may have changed the columns meanwhile: what is wrong by now is asked for.
    onError: (_error, asked) => preview.mutate(asked),
  })
  function look(chosen: CsvFile | null, wanted: Choice): void {
    setFile(chosen)
    setChoice(wanted)
    real.reset()
    if (chosen === null) {
      setRead(null)
      preview.reset()
    } else preview.mutate({ chosen, wanted })
  }
  return {
    file,
    choice,
    read,
    isReading: preview.isPending,
    isImporting: real.isPending,
    error: real.error ?? preview.error,
    chooseFile: (chosen: CsvFile | null): void => look(chosen, { ...choice, mapping: null }),
    choose: (change: Partial<Choice>): void => look(file, { ...choice, ...change }),
    run: (): void => {
      if (file !== null) real.mutate({ chosen: file, wanted: choice })
    },
  }
}
