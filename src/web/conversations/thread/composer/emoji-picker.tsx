import { Smile } from 'lucide-react'
import { useText } from '../../../platform/language.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { messages } from './messages.ts'

const EMOJIS =
  '😀 😂 🙂 😉 😊 😍 😘 😎 🤔 😅 😢 😭 😡 😴 🥳 🤗 🙏 👍 👎 👏 🙌 💪 👋 🤝 ❤️ 🔥 ✨ 🎉 ✅ ❌ ⭐ 💡 📚 🌙 ☀️ 🌧️ ☕ 🍜 🏠 🚀'.split(
    ' ',
  )

/** The common ones; everything else a keyboard has. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const t = useText(messages)
  return (
    <Popover label={t('emoji')} icon={<Smile />}>
      <div className="composer-emojis">
        {EMOJIS.map((emoji) => (
          <button key={emoji} type="button" className="thread-emoji" onClick={() => onChoose(emoji)}>
            {emoji}
          </button>
        ))}
      </div>
    </Popover>
  )
}
