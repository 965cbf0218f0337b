/** Calls `action` for each item, with at most `concurrency` calls at once. The results are in the order of the items. */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  action: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await action(items[index]!, index);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}
