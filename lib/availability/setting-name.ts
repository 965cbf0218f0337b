/** The variable with the address of a calendar: AVAILABILITY_JOURNEY_TO_JIDARA_URL for journey-to-jidara. */
export function getSettingName(id: string): string {
  return `AVAILABILITY_${id.toUpperCase().replaceAll('-', '_')}_URL`;
}
