/**
 * Matches emoji sequences, or characters that show nothing: controls, bidi controls, zero-width
 * characters, fillers. Within an emoji, variation selectors, joiners and the tags of a flag are
 * visible parts.
 */
const emojiOrHidden =
  /[\d#*]\ufe0f\u20e3|\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]{0,2}(?:\u200d\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]{0,2})*|([\p{Cc}\p{Cs}\p{DI}\u2028\u2029\ufff9-\ufffb])/gu

export const withoutHidden = (text: string): string =>
  text.replace(emojiOrHidden, (match, hidden) => (hidden === undefined ? match : ''))

/** Returns whether at least one character is neither space nor a mark on another one. */
export const isVisible = (text: string): boolean =>
  /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutHidden(text))
