import { useEffect, useId, useRef } from 'react'
import { ALT_MAX } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import './images.css'
import { messages } from './messages.ts'
import type { ImageItem, useImageUploads } from './use-image-uploads.ts'

type Uploads = ReturnType<typeof useImageUploads>

/** What happens to each picture, and the question what it shows. */
export function ImageRows({ uploads }: { uploads: Uploads }) {
  const t = useText(messages)
  return (
    // In the middle of a long text it stays at the edge of the screen, above the bar.
    <ul
      className="editor-images sticky z-5 bottom-[var(--bar,0px)] grid gap-3 py-3 max-h-[50dvh] overflow-y-auto bg-bg"
      aria-label={t('pictures')}
    >
      {uploads.items.map((item) => (
        <li
          key={item.id}
          className="editor-image flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-surface"
        >
          <Thumb file={item.file} />
          <Row item={item} uploads={uploads} />
        </li>
      ))}
    </ul>
  )
}

function Row({ item, uploads }: { item: ImageItem; uploads: Uploads }) {
  const t = useText(messages)
  const { name } = item.file
  if (item.state === 'sending')
    return (
      <>
        <div className="flex-[1_1_240px] grid gap-2 min-w-0">
          <p>{t('uploading', { name })}</p>
          <Progress label={t('uploading', { name })} value={Math.round(item.progress * 100)} />
        </div>
        <Button variant="text" onClick={() => uploads.remove(item)}>
          {t('cancel')}
        </Button>
      </>
    )
  if (item.state === 'failed')
    return (
      <>
        <div className="flex-[1_1_240px] grid gap-2 min-w-0" role="alert">
          <p>{t('failed', { name })}</p>
          <p className="field-error">{item.reason}</p>
        </div>
        <Button size="sm" onClick={() => uploads.retry(item)}>
          {t('retry')}
        </Button>
        <Button size="sm" variant="text" onClick={() => uploads.remove(item)}>
          {t('remove')}
        </Button>
      </>
    )
  return <Description item={item} uploads={uploads} />
}

/** Has the focus from the start, unless somebody writes on. */
function Description({ item, uploads }: { item: ImageItem; uploads: Uploads }) {
  const t = useText(messages)
  const id = useId()
  const { mayAsk } = item
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.matches('.editor-text')
    if (mayAsk && isFree) document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, mayAsk])
  return (
    <>
      <div className="flex-[1_1_240px] grid gap-2 min-w-0">
        <Field
          id={id}
          label={t('describe')}
          hint={t('describeHint')}
          value={item.alt}
          maxLength={ALT_MAX}
          onChange={(event) => uploads.describe(item, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            uploads.settle(item)
          }}
        />
      </div>
      <Button size="sm" onClick={() => uploads.settle(item)}>
        {t('done')}
      </Button>
    </>
  )
}

/** From the file itself: it is there before the server has it. */
function Thumb({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} alt="" width={72} height={54} />
}
