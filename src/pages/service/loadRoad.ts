/** Apart, so that no first view lists the files of the help. */
export const loadRoadHelp = async () => (await import("./RoadHelp")).RoadHelp
