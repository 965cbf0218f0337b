/**
 * Whether a key press belongs to an input method that is composing a text, such as Enter that ends a word in Japanese. Safari sends that press
 * after the composition, with the key code 229.
 */
export function isComposing({ nativeEvent }: { nativeEvent: KeyboardEvent }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
