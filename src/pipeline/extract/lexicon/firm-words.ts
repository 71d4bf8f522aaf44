/** Words that go on after a bank's word: "Mortgage Services", "Recovery Associates", "Motor Credit Company". */
export const GOES_ON = [
  "Services",
  "Servicing",
  "Company",
  "Group",
  "Solutions",
  "Systems",
  "Corporation",
  "Management",
  "Associates",
  "Partners",
  "Holdings",
  "Resolution",
  "Agency",
  "Bureau",
  "Network",
  "(?:&|and)\\s+Trust(?:\\s+Company)?",
];
