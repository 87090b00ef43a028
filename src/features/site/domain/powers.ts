interface Switches {
  readonly visitPower: boolean;
  readonly downloadPower: boolean;
}

/** A power left on is open to all; switched off it is for members. */
export const powersFor = (site: Switches, isMember: boolean): Switches => ({
  visitPower: site.visitPower || isMember,
  downloadPower: site.downloadPower || isMember,
});
