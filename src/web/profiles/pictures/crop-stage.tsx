import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '../../platform/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { cropOf, moved, type Size, type View } from './crop.ts'
import { messages } from './messages.ts'

/** How much around the crop is seen, as a share of it. */
const AROUND = 0.12
/** The shade goes beyond what is asked for, since the stage may be wider or higher than that. */
const FAR = 10_000
const ZOOM_STEP = 0.2
/** A press of an arrow moves it by so much of the crop, with Shift by more. */
const NUDGE = 0.04

interface CropStageProps {
  url: string
  size: Size
  ratio: number
  maxZoom: number
  view: View
  onChange: (view: View) => void
}

/** The picture under a window: it is dragged, zoomed by wheel, keys or slider. Drawn by attributes, since the policy allows no styles. */
export function CropStage({ url, size, ratio, maxZoom, view, onChange }: CropStageProps) {
  const t = useText(messages)
  const id = useId()
  const stage = useRef<SVGSVGElement>(null)
  const [grip, setGrip] = useState<{ x: number; y: number; view: View } | null>(null)
  const crop = cropOf(size, ratio, view)
  const around = crop.height * AROUND
  const box = {
    x: crop.x - around,
    y: crop.y - around,
    width: crop.width + 2 * around,
    height: crop.height + 2 * around,
  }
  const change = (wanted: Partial<View>): void => onChange(moved(size, ratio, view, wanted, maxZoom))
  const zoomBy = (step: number): void => change({ zoom: view.zoom + step })

  // Passive listeners, as React adds them, may not keep the page from scrolling.
  const latest = useRef(zoomBy)
  useEffect(() => {
    latest.current = zoomBy
  })
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      latest.current(event.deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])

  function drag(event: PointerEvent<SVGSVGElement>): void {
    if (grip === null) return
    const scale = box.width / event.currentTarget.clientWidth
    onChange(
      moved(size, ratio, grip.view, {
        x: grip.view.x - (event.clientX - grip.x) * scale,
        y: grip.view.y - (event.clientY - grip.y) * scale,
      }),
    )
  }
  function press(event: KeyboardEvent): void {
    const step = crop.width * NUDGE * (event.shiftKey ? 4 : 1)
    const acts: Record<string, () => void> = {
      ArrowLeft: () => change({ x: view.x - step }),
      ArrowRight: () => change({ x: view.x + step }),
      ArrowUp: () => change({ y: view.y - step }),
      ArrowDown: () => change({ y: view.y + step }),
      '+': () => zoomBy(ZOOM_STEP),
      '=': () => zoomBy(ZOOM_STEP),
      '-': () => zoomBy(-ZOOM_STEP),
    }
    const act = acts[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const { x, y, width, height } = crop
  const hole =
    ratio === 1
      ? `M${x} ${y + height / 2}a${width / 2} ${height / 2} 0 1 0 ${width} 0a${width / 2} ${height / 2} 0 1 0 ${-width} 0z`
      : `M${x} ${y}h${width}v${height}h${-width}z`
  return (
    <div>
      {/* An application of its own: arrows and signs mean what they mean nowhere else. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        aria-label={t('stage')}
        aria-describedby={`${id}-hint`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved and zoomed by keys
        tabIndex={0}
        className="crop-stage"
        onKeyDown={press}
      >
        <svg
          ref={stage}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setGrip({ x: event.clientX, y: event.clientY, view })
          }}
          onPointerMove={drag}
          onPointerUp={() => setGrip(null)}
          onPointerCancel={() => setGrip(null)}
          aria-hidden="true"
        >
          <image href={url} width={size.width} height={size.height} preserveAspectRatio="none" />
          <path
            className="crop-shade"
            fillRule="evenodd"
            d={`M${box.x - FAR} ${box.y - FAR}h${box.width + 2 * FAR}v${box.height + 2 * FAR}h${-box.width - 2 * FAR}z${hole}`}
          />
          <path className="crop-edge" d={hole} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className="flex items-center gap-2 mt-3">
        <IconButton
          label={`${t('zoom')} −`}
          icon={<Minus />}
          disabled={view.zoom <= 1}
          onClick={() => zoomBy(-ZOOM_STEP)}
        />
        <input
          type="range"
          className="flex-1 min-w-0 accent-accent"
          aria-label={t('zoom')}
          min={1}
          max={maxZoom}
          step={0.05}
          value={view.zoom}
          onChange={(event) => change({ zoom: Number(event.currentTarget.value) })}
        />
        <IconButton
          label={`${t('zoom')} +`}
          icon={<Plus />}
          disabled={view.zoom >= maxZoom}
          onClick={() => zoomBy(ZOOM_STEP)}
        />
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-quiet">
        {t('stageHint')}
      </p>
    </div>
  )
}
