/** Does `action` with each item, so many of them at once. The results come in the order of the items. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  action: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await action(items[index]!, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
